/**
 * Fields that differ from their saved values. A form saves only these, so that its next save does not revert fields
 * that another tab or device has saved meanwhile.
 */
export function changedFields<Fields extends object>(now: Fields, saved: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {}
  for (const name in now)
    if (JSON.stringify(now[name]) !== JSON.stringify(saved[name])) changed[name] = now[name]
  return changed
}

/**
 * The fields that are not as they were saved. A form keeps these of itself, and no others: what is saved elsewhere
 * meanwhile, in another tab or on another device, is not put back by the next press on Save.
 */
export function changedIn<Fields extends object>(now: Fields, saved: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {}
  for (const name in now)
    if (JSON.stringify(now[name]) !== JSON.stringify(saved[name])) changed[name] = now[name]
  return changed
}

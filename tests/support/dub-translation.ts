import type { Translation } from '#src/contract/block.ts'

/** A spoken translation of two seconds, with some fields changed. */
export const dubTranslation = (more: Partial<Translation> = {}): Translation => ({
  text: 'Salam',
  speed: 1,
  may_run_over: false,
  is_stale: false,
  is_simulated: false,
  spoken: null,
  generated: { status: 'ready', duration: 2 },
  ...more,
})

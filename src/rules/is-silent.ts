/** A peak below which nobody can be heard; 1 is the loudest there is. */
const SILENT_PEAK = 0.004

/** Whether there is nothing to hear in a recording, by its outline. */
export const isSilent = ({ peaks }: { readonly peaks: readonly number[] }): boolean =>
  Math.max(...peaks) < SILENT_PEAK

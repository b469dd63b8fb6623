/** A peak below which nobody can be heard; 1 is the maximum. */
const SILENT_PEAK = 0.004

/** Whether a recording is silent, judged by its peaks. */
export const isSilent = ({ peaks }: { readonly peaks: readonly number[] }): boolean =>
  Math.max(...peaks) < SILENT_PEAK

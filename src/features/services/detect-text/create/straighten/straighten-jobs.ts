import type { Corners } from './corners.ts'

export type StraightenJob =
  | { readonly kind: 'find'; readonly image: Blob }
  | { readonly kind: 'make'; readonly image: Blob; readonly corners: Corners }

/** Empty if the picture could not be opened. */
export interface StraightenAnswer {
  readonly corners?: Corners | undefined
  readonly page?: Blob
}

import type { PageCount, PdfPage } from './count-pages.ts'

export type DocumentProblem =
  | 'empty'
  | 'tooLarge'
  | 'pixels'
  | 'unpacked'
  | 'intricate'
  | 'adobeOnly'
  | 'heic'
  | 'svg'
  | 'foreign'
  | 'type'
  | 'locked'
  | 'broken'

/** A picture without rotation, in pixels; the first image of an animation. */
export interface PictureFacts {
  readonly image: Blob
  readonly width: number
  readonly height: number
  readonly isMoving: boolean
}

/**
 * `what` names the kind of an unsupported file. `picture` is undefined for a PDF of several pages and for a page that cannot be shown here; `count` if only the
 * server can count the pages; `pages` for a single page or an unknown order.
 */
export type Check =
  | { readonly kind: 'checking' }
  | { readonly kind: 'refused'; readonly problem: DocumentProblem; readonly what?: string }
  | {
      readonly kind: 'ready'
      readonly picture: PictureFacts | undefined
      readonly count: PageCount | undefined
      readonly pages?: readonly PdfPage[] | undefined
    }

export function checkedPage({ isUnread, picture }: PdfPage): Check {
  return {
    kind: 'ready',
    picture: picture && { ...picture, isMoving: false },
    count: { pages: 1, unread: isUnread ? 1 : 0 },
  }
}

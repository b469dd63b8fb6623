import { FileText } from 'lucide-react'
import { useObjectUrl } from '#src/ui/use-object-url.ts'
import type { ChosenDocument } from './documents.ts'
import { fittedSize } from './page-frame.ts'

const SIDE_PX = 52

/** A thumbnail of the file as it will be read: rotated and cropped. */
export function DocumentPreview({ document: { rotation, crop, check } }: { document: ChosenDocument }) {
  const picture = check.kind === 'ready' ? check.picture : undefined
  const url = useObjectUrl(picture?.image)
  const [left, top, width, height] = crop ?? [0, 0, 1, 1]
  const kept = picture && { width: picture.width * width, height: picture.height * height }
  const shown = kept && fittedSize(kept, 0, SIDE_PX)
  return (
    <span className="flex size-13 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken">
      {shown && url !== undefined ? (
        <span className="overflow-hidden" style={{ ...shown, transform: `rotate(${rotation}deg)` }}>
          <img
            src={url}
            alt=""
            loading="lazy"
            decoding="async"
            className="max-w-none"
            style={{
              width: shown.width / width,
              height: shown.height / height,
              marginLeft: (-left * shown.width) / width,
              marginTop: (-top * shown.height) / height,
            }}
          />
        </span>
      ) : (
        <FileText
          size={20}
          aria-hidden
          className="text-muted"
          style={{ transform: `rotate(${rotation}deg)` }}
        />
      )}
    </span>
  )
}

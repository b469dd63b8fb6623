import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { LatePart } from '#src/ui/late-part.tsx'

const CrossedNotice = lazyPartsWith(['drafts'])('CrossedNotice', () => import('./crossed-notice.tsx'))

/** Stands above a form whose words were changed elsewhere too, see `useOrigins`. */
export const CrossedFields = ({ crossed }: { crossed: object }) =>
  Object.keys(crossed).length > 0 && (
    <LatePart>
      <CrossedNotice crossed={crossed} />
    </LatePart>
  )

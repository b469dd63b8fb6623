import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { LatePart } from '#src/ui/late-part.tsx'

const CrossedNotice = lazyPartsWith(['drafts'])('CrossedNotice', () => import('./crossed-notice.tsx'))

/** Notice above a form with conflicting fields, see `useOrigins`. */
export const CrossedFields = ({ crossed }: { crossed: object }) =>
  Object.keys(crossed).length > 0 && (
    <LatePart>
      <CrossedNotice crossed={crossed} />
    </LatePart>
  )

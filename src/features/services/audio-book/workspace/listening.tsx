import { loadNamespaces } from '#src/i18n/i18n.ts'
import { lateComponent } from '#src/ui/late-component.ts'
import { ContinueListening } from './continue-listening.tsx'

/** Its texts come with those of the modals: the page is of use without them. */
const FirstPageSample = lateComponent(async () => {
  const [module] = await Promise.all([import('./first-page-sample.tsx'), loadNamespaces(['editor-modals'])])
  return module.FirstPageSample
})

/** What can be heard of a book before and after it is spoken. */
export function Listening() {
  return (
    <>
      <ContinueListening />
      <FirstPageSample />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { CreateTextToSpeech } from '#src/features/services/text-to-speech/create/create-page.tsx'
import { useBreadcrumb } from '#src/routing/breadcrumb.tsx'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { useServiceSlug } from '#src/routing/project-params.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { serviceRooms } from './service-rooms.ts'

/** `/services/{slug}/create`: how a project of the service begins. */
export function CreateProjectScreen() {
  const { t } = useTranslation(['editor', 'catalog'])
  const slug = useServiceSlug()
  const title = t(`catalog:titles.${slug}`)
  useBreadcrumb([{ label: title, to: paths.projects(slug) }, { label: t('create.title') }])
  if (slug === 'text-to-speech') return <CreateTextToSpeech />
  const room = serviceRooms[slug]
  if (room) return <room.CreatePage />
  return (
    <>
      <ScreenHeading title={title} />
      <EmptyState
        action={
          <LocalizedLink to={paths.projects(slug)} className={buttonStyles('primary')}>
            {t('create.back')}
          </LocalizedLink>
        }
      >
        {t('create.notYet')}
      </EmptyState>
    </>
  )
}

import { Ellipsis } from 'lucide-react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import type { ProjectMenuProps } from './project-menu-content.tsx'

/** Renames a project in its row. */
export const ProjectTitleEditor = lazyPartsWith(['projects-lazy'])(
  'ProjectTitleEditor',
  () => import('./project-title-editor.tsx'),
)

/** Loads the editor too, which then opens in the moment of the choice and gets the next key. */
const ProjectMenuContent = lazyComponent(async () => {
  const [{ ProjectMenuContent }] = await Promise.all([
    import('./project-menu-content.tsx'),
    ProjectTitleEditor.preload(),
  ])
  return ProjectMenuContent
})

export function ProjectMenu(props: ProjectMenuProps) {
  const { t } = useTranslation('projects')
  return (
    <DropdownMenu
      entries={(menu) => <ProjectMenuContent {...props} menu={menu} />}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={t('actionsOf', { title: props.project.title })}
          icon={<Ellipsis size={16} aria-hidden />}
        />
      )}
    />
  )
}

import { Copy, Download, FolderOpen, Pencil, Pin, Tag, Trash2 } from 'lucide-react'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { OPEN_EXPORT } from '#src/routing/export-address.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { DropdownMenuContent } from '#src/ui/dropdown-menu-content.tsx'
import type { MenuEntry, OpenMenuProps } from '#src/ui/dropdown-menu-entries.ts'
import { changeTagging } from './project-tagging.ts'

export interface ProjectMenuProps {
  project: ProjectSummary
  /** Whether a finished project has something to export: a file, or the code of a website reader. */
  hasExport: boolean
  isPinned: boolean
  onRename: () => void
  onTags: () => void
  onDuplicate: (() => void) | undefined
  onDelete: () => void
}

function useTaggingEntries({ project, isPinned, onTags }: ProjectMenuProps): MenuEntry[] {
  const { t } = useTranslation('projects-lazy')
  return [
    {
      id: 'pin',
      label: t(isPinned ? 'menu.unpin' : 'menu.pin'),
      icon: <Pin size={16} aria-hidden />,
      onSelect: () => changeTagging(project, { isPinned: !isPinned }),
    },
    { id: 'tags', label: t('menu.tags'), icon: <Tag size={16} aria-hidden />, onSelect: onTags },
  ]
}

function useProjectEntries(props: ProjectMenuProps) {
  const { project, hasExport, onRename, onDuplicate, onDelete } = props
  const { t } = useTranslation(['projects-lazy', 'common'])
  const taggingEntries = useTaggingEntries(props)
  const path = paths.project(project.slug, project.id)
  const open: MenuEntry = {
    id: 'open',
    label: t('common:actions.open'),
    icon: <FolderOpen size={16} aria-hidden />,
    link: <LocalizedLink to={path} />,
  }
  const download: MenuEntry = {
    id: 'export',
    label: t('common:actions.export'),
    icon: <Download size={16} aria-hidden />,
    link: <LocalizedLink to={`${path}${OPEN_EXPORT}`} />,
  }
  const entries: MenuEntry[] = [
    open,
    {
      id: 'rename',
      label: t('menu.rename'),
      icon: <Pencil size={16} aria-hidden />,
      onSelect: onRename,
    },
    ...taggingEntries,
    ...(onDuplicate
      ? [
          {
            id: 'duplicate',
            label: t('menu.duplicate'),
            icon: <Copy size={16} aria-hidden />,
            onSelect: onDuplicate,
          },
        ]
      : []),
    ...(hasExport && project.status === projectStatuses.COMPLETED ? [download] : []),
    { kind: 'separator', id: 'before-delete' },
    {
      id: 'delete',
      label: t('menu.delete'),
      icon: <Trash2 size={16} aria-hidden />,
      isDestructive: true,
      onSelect: onDelete,
    },
  ]
  return entries
}

/** The entries of a project's menu in its list, loaded when the menu is wanted. */
export function ProjectMenuContent({ menu, ...props }: ProjectMenuProps & { menu: OpenMenuProps }) {
  return <DropdownMenuContent {...menu} entries={useProjectEntries(props)} />
}

import { Check, Search, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { keyShortcuts } from '#src/ui/key-shortcuts.ts'
import { shownKeys } from '#src/ui/shown-keys.ts'
import { Sums } from '#src/ui/sums.tsx'
import type { PaletteGroup, PaletteItem } from './search-palette.ts'
import { usePaletteSearch } from './use-palette-search.ts'

interface OptionProps {
  id: string
  item: PaletteItem
  isActive: boolean
  onChoose: () => void
  onPoint: () => void
}

function Option({ id, item, isActive, onChoose, onPoint }: OptionProps) {
  const { t } = useTranslation('palette')
  const { label, hint, excerpt, icon, shortcut, isCurrent, lang } = item
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <button
      ref={row}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-keyshortcuts={shortcut && keyShortcuts(shownKeys(shortcut))}
      onClick={onChoose}
      onPointerMove={() => !isActive && onPoint()}
      className={classNames(
        'flex min-h-11 w-full items-center gap-3 rounded-sm px-2 py-1 text-start text-14 md:min-h-9',
        isActive && 'bg-sunken',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="wrap-long" {...(lang ? { lang } : inOwnLanguage(label))}>
          <Sums text={label} />
        </span>
        {excerpt && (
          <span {...inOwnLanguage(excerpt)} className="wrap-long block text-13 text-muted">
            {excerpt}
          </span>
        )}
      </span>
      {hint && <span className="max-w-40 shrink-0 truncate text-13 text-muted md:max-w-none">{hint}</span>}
      {shortcut && (
        <span aria-hidden className="shrink-0 text-13 text-muted max-sm:hidden pointer-coarse:hidden">
          {shownKeys(shortcut)}
        </span>
      )}
      {isCurrent && (
        <>
          <Check size={16} aria-hidden className="shrink-0 text-accent" />
          <span className="sr-only">{t('current')}</span>
        </>
      )}
    </button>
  )
}

interface ListProps {
  id: string
  groups: readonly PaletteGroup[]
  active: PaletteItem | undefined
  onChoose: (item: PaletteItem) => void
  onPoint: (id: string) => void
}

function List({ id, groups, active, onChoose, onPoint }: ListProps) {
  const { t } = useTranslation('palette')
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={t('results')}
      // The press must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      className="scrolls px-2 pb-2"
    >
      {groups.map((group) => (
        <fieldset key={group.id} aria-labelledby={`${id}-group-${group.id}`}>
          <div id={`${id}-group-${group.id}`} className="px-2 pt-3 pb-1 text-13 text-muted">
            {group.title}
          </div>
          {group.items.map((item) => (
            <Option
              key={item.id}
              id={`${id}-${item.id}`}
              item={item}
              isActive={item === active}
              onChoose={() => onChoose(item)}
              onPoint={() => onPoint(item.id)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

interface CommandPaletteModalProps {
  isOpen: boolean
  onClose: () => void
}

/** Searches everything a customer can open or do here: a dialog with a field above a list, a sheet on phones. */
export function CommandPaletteModal({ isOpen, onClose }: CommandPaletteModalProps) {
  const { t } = useTranslation(['palette', 'common'])
  const id = useId()
  const choose = (item: PaletteItem) => {
    // Closes first, because the action may need the focus on the page or open a modal.
    flushSync(onClose)
    item.run()
  }
  const { search, groups, count, active, point, type, onKeyDown } = usePaletteSearch(choose)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      aria-label={t('common:search')}
      className="modal float w-full rounded-lg bg-raised text-ink md:max-w-form"
    >
      <div className="modal-box filling flex flex-col overflow-y-auto md:max-h-120">
        <div className="sticky top-0 z-1 flex items-center gap-2 border-b border-line bg-raised py-1 ps-4 pe-2">
          <Search size={20} aria-hidden className="shrink-0 text-muted" />
          <input
            type="text"
            data-autofocus
            role="combobox"
            aria-expanded={count > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && `${id}-${active.id}`}
            aria-label={t('field')}
            placeholder={t('field')}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={search}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            className="h-12 min-w-0 flex-1 bg-transparent text-16 text-ink outline-none"
          />
          <IconButton
            size="small"
            label={t('common:actions.close')}
            icon={<X size={20} aria-hidden />}
            onClick={onClose}
          />
        </div>
        <p role="status" className="px-4 pt-4 text-14 text-muted empty:hidden">
          {count === 0 && t('nothing')}
        </p>
        <List id={id} groups={groups} active={active} onChoose={choose} onPoint={point} />
      </div>
    </Dialog>
  )
}

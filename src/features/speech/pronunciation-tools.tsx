import { BookmarkPlus, Download, ListPlus, Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Pronunciation } from '#src/contract/block.ts'
import { PRONUNCIATIONS_MAX } from '#src/contract/limits.ts'
import { readTableFile, TABLE_MAX_MEGABYTES } from '#src/features/tables/read-table.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { toCsv } from '#src/rules/to-csv.ts'
import { Button } from '#src/ui/button.tsx'
import {
  differentFrom,
  listWith,
  missingIn,
  ownPronunciations,
  pronunciationsIn,
} from './own-pronunciations.ts'

interface PronunciationToolsProps {
  /** Title of the project, which names the CSV file. */
  title: string
  /** The project's complete entries. */
  entries: readonly Pronunciation[]
  isReadOnly: boolean
  /** Adds entries to the project; those of the same words are replaced. Returns the number of entries without room. */
  onAdd: (entries: readonly Pronunciation[]) => number
}

/** Adds entries to the project and tells how many of how many rows. */
function useAdd({ onAdd }: PronunciationToolsProps, tell: (...messages: string[]) => void) {
  const { t } = useTranslation('editor-modals')
  return (entries: readonly Pronunciation[], skipped = 0) => {
    const overflow = onAdd(entries)
    const read = t('pronunciations.read', { added: entries.length - overflow, skipped: skipped + overflow })
    tell(read, ...(overflow > 0 ? [t('pronunciations.full', { max: PRONUNCIATIONS_MAX })] : []))
  }
}

function useCsv(
  { entries, title }: PronunciationToolsProps,
  add: ReturnType<typeof useAdd>,
  tell: (message: string) => void,
) {
  const { t } = useTranslation('editor-modals')
  const locale = useLocale()
  const names = [t('pronunciations.written'), t('pronunciations.said')] as const
  return {
    save() {
      const rows = entries.map(({ written, said }) => [written, said])
      const content = toCsv([names, ...rows], locale)
      saveFile(`${title}.csv`, new Blob([content], { type: 'text/csv;charset=utf-8' }))
    },
    async read(file: File) {
      const table = await readTableFile(file, locale)
      if ('unread' in table) {
        return tell(t(`pronunciations.${table.unread}`, { name: file.name, limit: TABLE_MAX_MEGABYTES }))
      }
      const { entries: found, skipped } = await pronunciationsIn(table.text, names)
      add(found, skipped)
    },
  }
}

function Tool({
  icon,
  children,
  ...props
}: {
  icon: ReactNode
  children: ReactNode
  disabled?: boolean
  onClick: () => void
}) {
  return (
    <Button size="small" icon={icon} {...props}>
      {children}
    </Button>
  )
}

function CsvTool({ isDisabled, onRead }: { isDisabled: boolean; onRead: (file: File) => Promise<void> }) {
  const { t } = useTranslation('editor-modals')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Tool
        icon={<Upload size={16} aria-hidden />}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {t('pronunciations.openCsv')}
      </Tool>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt"
        hidden
        aria-label={t('pronunciations.openCsv')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void onRead(file)
        }}
      />
    </>
  )
}

/** Moves pronunciations between the project, the customer's list in this browser, and CSV files. */
export function PronunciationTools(props: PronunciationToolsProps) {
  const { entries, isReadOnly } = props
  const { t } = useTranslation('editor-modals')
  const [own, setOwn] = useState(() => ownPronunciations.read() ?? [])
  const [told, setTold] = useState('')
  const tell = (...messages: string[]) => setTold(messages.join(' '))
  const add = useAdd(props, tell)
  const csv = useCsv(props, add, tell)
  const offered = missingIn(entries, own)
  const unkept = differentFrom(own, entries)
  function keep() {
    // Another tab may have added words meanwhile.
    const { list, overflow } = listWith(ownPronunciations.read() ?? [], entries)
    ownPronunciations.keep(list)
    setOwn(list)
    tell(
      t('pronunciations.kept', { count: list.length }),
      ...(overflow > 0 ? [t('pronunciations.full', { max: PRONUNCIATIONS_MAX })] : []),
    )
  }
  return (
    <div className="border-t border-line pt-2">
      <div className="flex flex-wrap items-center gap-2">
        <Tool
          icon={<ListPlus size={16} aria-hidden />}
          disabled={isReadOnly || offered.length === 0}
          onClick={() => add(offered)}
        >
          {t('pronunciations.fromList', { count: offered.length })}
        </Tool>
        <Tool icon={<BookmarkPlus size={16} aria-hidden />} disabled={unkept.length === 0} onClick={keep}>
          {t('pronunciations.keep')}
        </Tool>
        <CsvTool isDisabled={isReadOnly} onRead={csv.read} />
        <Tool icon={<Download size={16} aria-hidden />} disabled={entries.length === 0} onClick={csv.save}>
          {t('pronunciations.saveCsv')}
        </Tool>
      </div>
      <p role="status" className="text-13 text-muted">
        {told}
      </p>
    </div>
  )
}

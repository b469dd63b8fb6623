import { type FormEvent, useMemo, useState } from 'react'
import type { NewSource } from '#src/contract/chat-bot.ts'
import type { Project } from '#src/contract/project.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { addressesOf, isListOfLists, PAGES_MAX, plainAddress, typedAddresses } from '#src/lib/site-list.ts'
import { toggled } from '#src/lib/toggled.ts'
import { parseUrl } from '#src/rules/parse-url.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { WindowList } from '#src/ui/window-list.tsx'
import { contentOf } from '../bot/bot.ts'
import { useAddRows } from '../bot/use-add-rows.ts'

/** Height of an address in one line, in pixels. */
const ROW_PX = 40

interface PageRow {
  readonly id: number
  readonly address: string
  /** It is among the sources. */
  readonly isKnown: boolean
}

const sourceOf = ({ address }: PageRow): NewSource => ({ kind: 'address', address })

/** Addresses of a list that was pasted or opened, or typed one per line; without those that are no pages of the web. */
const addressesIn = (text: string) =>
  (addressesOf(text, undefined) ?? typedAddresses(text)).filter((address) =>
    /^https?:$/.test(parseUrl(address)?.protocol ?? ''),
  )

/** Text of a list that was opened as a file; servers pack long ones. Undefined for a page, a picture and the like. */
async function readList(file: File): Promise<string | undefined> {
  const { fileKind } = await import('#src/rules/file-kind.ts')
  const sent = new Uint8Array(await file.arrayBuffer())
  const isPacked = fileKind(sent) === 'GZ'
  const unpacked = isPacked && file.stream().pipeThrough(new DecompressionStream('gzip'))
  const bytes = unpacked ? new Uint8Array(await new Response(unpacked).arrayBuffer()) : sent
  const kind = fileKind(bytes)
  if (kind !== undefined && kind !== 'XML') return undefined
  const { markupText } = await import('#src/rules/markup-text.ts')
  const text = markupText(bytes)
  return text.includes('\0') ? undefined : text
}

const knownIn = (project: Project): ReadonlySet<string> =>
  new Set(contentOf(project).sources.flatMap(({ source }) => plainAddress(source.address ?? '') ?? []))

function usePages(project: Project) {
  const [text, setText] = useState('')
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  // Pages that are added from here stay rows of this list.
  const [known] = useState(() => knownIn(project))
  const adding = useAddRows(project, sourceOf)
  const found = useMemo(() => addressesIn(text), [text])
  const rows = useMemo(
    () =>
      found
        .slice(0, PAGES_MAX)
        .map(
          (address, id): PageRow => ({ id, address, isKnown: known.has(plainAddress(address) ?? address) }),
        ),
    [found, known],
  )
  const chosen = rows.filter(({ id, isKnown }) => !isKnown && !left.has(id))
  return {
    ...{ text, rows, adding, chosen },
    leftOut: found.length - rows.length,
    isLeft: (id: number) => left.has(id),
    change(next: string) {
      setText(next)
      setLeft(new Set())
    },
    toggle: (id: number) => setLeft(toggled(left, id)),
    rest: chosen.filter(({ id }) => !adding.added.has(id) && !adding.refused.has(id)),
  }
}

type Pages = ReturnType<typeof usePages>

function Rows({ rows, adding, isLeft, toggle }: Pages) {
  const { t } = useTranslation('chat-bot-questions')
  return (
    <WindowList label={t('pages.add.list')} items={rows} rowPx={ROW_PX}>
      {({ id, address, isKnown }) => {
        const state = adding.added.has(id) ? 'added' : isKnown ? 'known' : undefined
        return (
          <div className="py-2">
            <Checkbox
              label={<span translate="no">{address}</span>}
              hint={state && t(`pages.add.${state}`)}
              error={adding.refused.get(id)}
              checked={!isKnown && !isLeft(id)}
              disabled={state !== undefined || adding.isRunning}
              onChange={() => toggle(id)}
            />
          </div>
        )
      }}
    </WindowList>
  )
}

function Input({ text, change, adding, rows, leftOut }: Pages) {
  const { t } = useTranslation(['chat-bot-questions', 'common'])
  const [unread, setUnread] = useState<string>()
  async function open(file: File) {
    const read = await readList(file).catch(() => undefined)
    setUnread(read === undefined ? file.name : undefined)
    if (read !== undefined) change(read)
  }
  const isDisabled = adding.isRunning || adding.added.size > 0
  return (
    <>
      <DropZone
        label={t('pages.add.drop')}
        buttonLabel={t('pages.add.choose')}
        folderProblem={(name) => t('common:folder', { name })}
        accept={['.xml', '.txt', '.gz']}
        isDisabled={isDisabled}
        problem={unread && t('pages.add.unread', { name: unread })}
        onFiles={([file]) => file && void open(file)}
      />
      <TextArea
        label={t('pages.add.addresses')}
        hint={t('pages.add.hint')}
        value={text}
        rows={4}
        maxRows={8}
        disabled={isDisabled}
        onChange={({ target }) => change(target.value)}
      />
      <p role="status" className="text-13 text-muted empty:hidden">
        {text.trim() !== '' && t('pages.add.found', { count: rows.length })}
        {leftOut > 0 && ` ${t('pages.add.leftOut', { count: leftOut })}`}
      </p>
      {isListOfLists(text) && <Notice tone="warn">{t('pages.add.listOfLists')}</Notice>}
    </>
  )
}

function Progress({ adding, chosen }: Pages) {
  const { t } = useTranslation('chat-bot-questions')
  const { number } = useFormat()
  if (!adding.isRunning && !adding.hasFailed) return null
  return (
    <ProgressBar
      label={t('pages.add.adding')}
      percent={(adding.added.size / Math.max(1, chosen.length)) * 100}
      valueText={t('pages.again.progress', { done: number(adding.added.size), all: number(chosen.length) })}
    />
  )
}

/** Adds many pages of a site as sources, by their addresses or by the site's own list of them. */
export function AddPagesModal({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation(['chat-bot-questions', 'common'])
  const pages = usePages(project)
  const { text, rows, adding, chosen, rest } = pages
  const isRefused = isListOfLists(text)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (adding.isRunning || rest.length === 0 || isRefused || !(await adding.add(rest))) return
    notifications.toast(t('pages.add.done', { count: chosen.length - adding.refused.size }), 'success')
    if (adding.refused.size === 0) onClose()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!adding.isRunning}
      title={t('pages.add.title')}
      description={t('pages.add.lead')}
      onSubmit={submit}
      cancelLabel={adding.isRunning ? undefined : t('common:actions.cancel')}
      actions={
        <>
          {adding.isRunning && <Button onClick={adding.stop}>{t('pages.stop')}</Button>}
          <Button
            type="submit"
            variant="primary"
            disabled={rest.length === 0 || isRefused}
            isPending={adding.isRunning}
            pendingLabel={t('pages.add.adding')}
          >
            {t('pages.add.start', { count: rest.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        <Input {...pages} />
        {rows.length > 0 && !isRefused && <Rows {...pages} />}
        <Progress {...pages} />
        <RefusalList refusals={adding.refusals} />
      </div>
    </Modal>
  )
}

import { useRef, useState } from 'react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { usePointerSort } from '#src/ui/use-pointer-sort.ts'
import { useRemovalFocus } from '#src/ui/use-removal-focus.ts'
import { DocumentRow } from './document-row.tsx'
import type { CreateForm } from './use-create-form.ts'

const FrameModal = lazyPartsWith(['detect-text-lazy'])('FrameModal', () => import('./frame-modal.tsx'))

const StraightenModal = lazyComponent(
  async () => (await import('./straighten/straighten-modal.tsx')).StraightenModal,
)

function useSorting(form: CreateForm) {
  const list = useRef<HTMLOListElement>(null)
  const rowAt = (clientY: number) => {
    const rows = [...(list.current?.children ?? [])]
    const index = rows.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect()
      return clientY < top + height / 2
    })
    return index === -1 ? rows.length : index
  }
  const { drop, start } = usePointerSort(rowAt, ({ key, before }) => form.moveBefore(key, before))
  return { list, drop, start }
}

function useFraming({ documents, framed: setFramed }: CreateForm) {
  const [id, setId] = useState<string>()
  const document = documents.find((one) => one.id === id)
  const picture = document?.check.kind === 'ready' ? document.check.picture : undefined
  const close = () => setId(undefined)
  const modal = document && picture && (
    <FrameModal
      document={document}
      picture={picture}
      onFrame={(framed) => {
        setFramed(document.id, framed)
        close()
      }}
      onClose={close}
    />
  )
  return { open: setId, modal: modal && <LazyBoundary onFailed={close}>{modal}</LazyBoundary> }
}

function useStraightening({ documents, straightened }: CreateForm) {
  const [id, setId] = useState<string>()
  const document = documents.find((one) => one.id === id)
  const picture = document?.check.kind === 'ready' ? document.check.picture : undefined
  const close = () => setId(undefined)
  const modal = document && picture && (
    <StraightenModal
      document={document}
      picture={picture}
      onStraightened={(file, number) => {
        straightened(document.id, file, number)
        close()
      }}
      onClose={close}
    />
  )
  return { open: setId, modal: modal && <LazyBoundary onFailed={close}>{modal}</LazyBoundary> }
}

export function DocumentList({ form }: { form: CreateForm }) {
  const { t } = useTranslation('detect-text-form')
  const { documents, service } = form
  const around = useRef<HTMLDivElement>(null)
  const { list, drop, start } = useSorting(form)
  const framing = useFraming(form)
  const straightening = useStraightening(form)
  useRemovalFocus(
    around,
    documents.map(({ id }) => id),
  )
  const sideOf = (index: number) => {
    if (drop?.before === index) return 'above'
    return drop?.before === index + 1 && index === documents.length - 1 ? 'below' : undefined
  }
  return (
    <div ref={around} tabIndex={-1} className="outline-none empty:-mt-2">
      {documents.length > 0 && (
        <ol ref={list} aria-label={t('documents.label')}>
          {documents.map((document, index) => (
            <DocumentRow
              key={document.id}
              document={document}
              isFirst={index === 0}
              isLast={index === documents.length - 1}
              drop={sideOf(index)}
              limits={service?.limits}
              onDrag={(event) => start(event, document.id)}
              onFrame={() => framing.open(document.id)}
              onStraighten={() => straightening.open(document.id)}
              onAsItWas={(file, number) => {
                // The button disappears with what it takes back.
                around.current?.focus()
                form.straightened(document.id, file, number)
              }}
              onRedacted={(file) => form.redacted(document.fileId, file)}
              onTurn={() => form.turn(document.id)}
              onSeparate={() => form.separate(document.id)}
              onMove={(step) => form.moveBefore(document.id, index + (step === 1 ? 2 : -1))}
              onRemove={() => form.remove(document.id)}
            />
          ))}
        </ol>
      )}
      {framing.modal}
      {straightening.modal}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { FileOnOtherHostError } from '#src/features/exports/file-on-other-host-error.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { costKinds, type Reusable, type ReusingService, reusePrice } from './reusable.ts'
import { useCarryContent, useReadAloud } from './reuse-mutations.ts'

interface TargetProps {
  slug: ReusingService
  content: Reusable
  isDisabled: boolean
  isPending: boolean
  onUse: () => void
}

function Target({ slug, content, isDisabled, isPending, onUse }: TargetProps) {
  const { t } = useTranslation(['reuse', 'catalog'])
  const { money } = useFormat()
  const { data: service } = useQuery(catalogQueries.service(slug))
  const kind = costKinds[slug]
  const price = service && reusePrice(kind, content, service)
  const title = t(`catalog:titles.${slug}`)
  const cost = price === undefined ? t('cost.unknown') : t(`cost.${kind}`, { price: money(price) })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 last:border-b-0">
      <div className="min-w-48 flex-1">
        <p className="text-14 font-strong">{title}</p>
        <p className="text-13 text-muted">{t(`what.${slug}`)}</p>
        {/* The height is kept until the price is known. */}
        <p className="tabular min-h-5 text-13 text-muted">{service && <Sums text={cost} />}</p>
      </div>
      <Button
        size="small"
        isPending={isPending}
        disabled={isDisabled && !isPending}
        aria-label={t('goIn', { service: title })}
        onClick={onUse}
      >
        {t('go')}
      </Button>
    </li>
  )
}

interface ReuseModalProps {
  content: Reusable
  /** The services to offer, in this order. */
  targets: readonly ReusingService[]
  onClose: () => void
}

const takesRecording = (slug: ReusingService) => slug === 'dubbing' || slug === 'speech-to-text'

/** Starts a project of another service with the content of the open one, and says what that will cost. */
export function ReuseModal({ content, targets, onClose }: ReuseModalProps) {
  const { t } = useTranslation('reuse')
  const { texts = [], recording } = content
  const aloud = useReadAloud()
  const carry = useCarryContent(onClose)
  const hasText = texts.some((text) => text.trim() !== '')
  const offered = targets.filter((slug) => (takesRecording(slug) ? recording : hasText))
  function use(slug: ReusingService) {
    if (slug === 'text-to-speech') aloud.start([...texts])
    else if (!takesRecording(slug)) carry.mutate({ slug, text: texts.join('\n\n') })
    else if (recording) carry.mutate({ slug, recording })
  }
  const pending = aloud.isPending ? 'text-to-speech' : carry.isPending ? carry.variables.slug : undefined
  const problem =
    carry.error instanceof FileOnOtherHostError ? t('elsewhere', { host: carry.error.host }) : t('failed')
  return (
    <Modal isOpen onClose={onClose} title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-3">
        <ul>
          {offered.map((slug) => (
            <Target
              key={slug}
              slug={slug}
              content={content}
              isPending={pending === slug}
              isDisabled={pending !== undefined}
              onUse={() => use(slug)}
            />
          ))}
        </ul>
        {carry.isError && <Notice tone="error">{problem}</Notice>}
      </div>
    </Modal>
  )
}

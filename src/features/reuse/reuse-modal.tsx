import { FileOnOtherHostError } from '#src/features/exports/file-on-other-host-error.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { Reusable, ReusingService } from './reusable.ts'
import { useCarryContent, useReadAloud } from './reuse-mutations.ts'
import { ReuseTarget } from './reuse-target.tsx'

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
            <ReuseTarget
              key={slug}
              slug={slug}
              what={t(`what.${slug}`)}
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

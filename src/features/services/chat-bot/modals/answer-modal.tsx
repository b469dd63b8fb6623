import type { FormEvent } from 'react'
import * as z from 'zod/mini'
import { refusalsOf } from '#src/api/api-error.ts'
import { errorsOutsideForm } from '#src/api/form-errors.ts'
import { QUESTION_MAX } from '#src/contract/limits.ts'
import type { Project } from '#src/contract/project.ts'
import { rememberPress } from '#src/drafts/remember-press.ts'
import { useChanges } from '#src/drafts/use-changes.ts'
import { withOrigins } from '#src/drafts/with-origins.ts'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useAddSources } from '../bot/source-mutations.ts'
import { sourceRefusals } from '../form/source-form.ts'

interface AnswerModalProps {
  project: Project
  question: string
  /** The bot's answer, to be corrected; empty if it had none. */
  answer: string
  isOpen: boolean
  onClose: () => void
}

const Answer = z.object({ question: z.string(), answer: z.string() })

function useAnswer({ project, question, answer, onClose }: AnswerModalProps) {
  const { t } = useTranslation('chat-bot-lazy')
  const { fields, finish, ...kept } = useChanges(
    { name: `bot answer ${project.id} ${question}`, version: 1, schema: withOrigins(z.partial(Answer)) },
    { question, answer },
  )
  const pressed = rememberPress(`answer ${project.id}`, Number.POSITIVE_INFINITY)
  const save = useAddSources(project, pressed.idFor)
  const refusals = refusalsOf(save.error)
  const said = sourceRefusals(refusals)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    save.mutate(
      { sources: [{ kind: 'question', question: fields.question.trim(), text: fields.answer }] },
      {
        onSuccess() {
          pressed.arrived()
          finish()
          notifications.toast(t('answer.saved'), 'success')
          onClose()
        },
      },
    )
  }
  return { ...kept, ...fields, isPending: save.isPending, refusals, said, submit }
}

export function AnswerModal(props: AnswerModalProps) {
  const { t } = useTranslation(['chat-bot-lazy', 'chat-bot-form', 'common'])
  const { question, answer, change, isPending, refusals, said, submit, ...kept } = useAnswer(props)
  return (
    <Modal
      isOpen={props.isOpen}
      onClose={props.onClose}
      isDismissible={!isPending}
      title={props.answer === '' ? t('answer.title') : t('answer.correct')}
      description={t('answer.lead')}
      onSubmit={submit}
      cancelLabel={t('common:actions.cancel')}
      actions={
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('answer.saving')}>
          {t('answer.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        {kept.isRestored && <SavedDraftNotice of="changes" onAfresh={kept.startAfresh} />}
        <TextField
          label={t('chat-bot-form:source.question')}
          value={question}
          maxLength={QUESTION_MAX}
          {...inOwnLanguage(question)}
          error={said.question}
          onChange={({ target }) => change({ question: target.value })}
        />
        <TextArea
          label={t('chat-bot-form:source.answer')}
          value={answer}
          {...inOwnLanguage(answer)}
          rows={4}
          maxRows={12}
          error={said.text}
          onChange={({ target }) => change({ answer: target.value })}
        />
        <RefusalList
          refusals={errorsOutsideForm(refusals, Object.keys(said).length > 0 ? ['sources'] : [])}
        />
      </div>
    </Modal>
  )
}

import { type ReactNode, useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import { PlayerFields } from './player/player-fields.tsx'
import { PlayerPreview } from './player/player-preview.tsx'
import { useShownLook } from './player/use-shown-look.ts'
import type { ReaderForm } from './reader-form-schema.ts'
import { ReadingFields } from './reading-fields.tsx'
import { SiteFields } from './site-fields.tsx'
import { useReaderMessage } from './use-reader-message.ts'

interface PartProps {
  title: string
  isInModal: boolean
  children: ReactNode
}

function Part({ title, isInModal, children }: PartProps) {
  const id = useId()
  const Heading = isInModal ? 'h3' : 'h2'
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <Heading id={id} className="text-16 font-strong">
        {title}
      </Heading>
      {children}
    </section>
  )
}

interface ReaderFieldsProps {
  form: UseFormReturn<ReaderForm>
  isDisabled?: boolean
  isInModal?: boolean
  /** False if the player is shown next to the form, which then has one column. */
  hasPreview?: boolean
}

export function ReaderFields(props: ReaderFieldsProps) {
  const { form, isDisabled = false, isInModal = false, hasPreview = true } = props
  const { t } = useTranslation(['website-reader-form', 'website-reader-face'])
  const { messageOf } = useReaderMessage()
  const shown = useShownLook(form.watch('reader.look'))
  return (
    <fieldset
      role="none"
      disabled={isDisabled}
      className={classNames('grid min-w-0 gap-x-10 gap-y-8', hasPreview && 'md:grid-cols-2')}
    >
      <div className="flex min-w-0 flex-col gap-8">
        <Part title={t('site.heading')} isInModal={isInModal}>
          <SiteFields form={form} />
        </Part>
        <Part title={t('reading.heading')} isInModal={isInModal}>
          <ReadingFields form={form} isDisabled={isDisabled} />
        </Part>
      </div>
      <Part title={t('website-reader-face:look.heading')} isInModal={isInModal}>
        <Controller
          control={form.control}
          name="reader.look"
          render={({ field }) => (
            <PlayerFields
              look={field.value}
              shown={shown}
              messageOf={(part) => messageOf(form.formState.errors.reader?.look?.[part])}
              isDisabled={isDisabled}
              onChange={field.onChange}
            />
          )}
        />
        {hasPreview && <PlayerPreview look={shown} />}
      </Part>
    </fieldset>
  )
}

import { CaptchaControl } from '#src/features/auth/captcha/captcha-control.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { ImageField } from '../form/image-field.tsx'
import { OwnershipFields } from '../form/ownership-fields.tsx'
import { useSampleProblem } from '../form/use-sample-problem.ts'
import { VoiceFields } from '../form/voice-fields.tsx'
import type { CreateClone } from './use-create-clone.ts'

interface StepProps {
  clone: CreateClone
}

export function DetailsStep({ clone: { form, image, refused, setImage } }: StepProps) {
  return (
    <div className="flex flex-col gap-5">
      <ImageField name={form.watch('title')} file={image} error={refused.image} onChange={setImage} />
      <VoiceFields form={form} />
    </div>
  )
}

export function ConsentStep({ clone }: StepProps) {
  const { t } = useTranslation(['cloning-form', 'cloning-lazy'])
  const problem = useSampleProblem()
  const { form, captcha, refused, permission } = clone
  const { errors } = form.formState
  return (
    <div className="flex flex-col gap-5">
      <fieldset role="none" disabled={clone.isPending} className="contents">
        <OwnershipFields
          form={form}
          permission={permission}
          error={refused.permission === 'permission' ? t('problem.permission') : refused.permission}
          onPermission={clone.setPermission}
        />
        <Checkbox
          {...form.register('consent', { onChange: () => form.clearErrors('consent') })}
          label={t('cloning-lazy:form.consent')}
          error={problem(errors.consent)}
        />
      </fieldset>
      {captcha.isConfigured && (
        <CaptchaControl
          state={captcha.state}
          hostRef={captcha.hostRef}
          onPress={captcha.press}
          error={refused.captcha}
        />
      )}
    </div>
  )
}

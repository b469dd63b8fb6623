import { CaptchaControl } from '#src/features/auth/captcha/captcha-control.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Money } from '#src/ui/money.tsx'
import { OwnershipFields } from '../form/ownership-fields.tsx'
import { useProblem } from '../form/use-problem.ts'
import type { CreateClone } from './use-create-clone.ts'

export function ConsentStep({ clone }: { clone: CreateClone }) {
  const { t } = useTranslation('cloning')
  const { money } = useFormat()
  const problem = useProblem()
  const { form, captcha, refused, permission, terms } = clone
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
          label={t('form.consent')}
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
      {terms.price !== undefined && (
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <div>
            <p className="font-strong">{t('price.label')}</p>
            <p className="text-13 text-muted">{t('price.hint')}</p>
          </div>
          <Money text={money(terms.price)} isLarge />
        </div>
      )}
    </div>
  )
}

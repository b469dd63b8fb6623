import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { failureWords } from '#src/api/failure-words.ts'
import { PasswordSection } from '#src/features/auth/password-section.tsx'
import { UnverifiedNotice } from '#src/features/auth/unverified-notice.tsx'
import { openReport } from '#src/features/problem/open-report.ts'
import { customerQueries } from '#src/features/profile/customer-queries.ts'
import { PictureField } from '#src/features/profile/picture/picture-field.tsx'
import { ProfileForm } from '#src/features/profile/profile-form.tsx'
import { ProfileSkeleton } from '#src/features/profile/profile-skeleton.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useBreadcrumb } from '#src/routing/breadcrumb.tsx'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useLastingPending } from '#src/ui/use-lasting-pending.ts'

export function ProfileScreen() {
  const { t } = useTranslation(['profile', 'auth-account', 'common', 'errors', 'problem'])
  const [passwordId, problemId] = [useId(), useId()]
  const { data: customer, isPending, isRefetching, error, refetch } = useQuery(customerQueries.profile())
  useBreadcrumb([{ label: t('title') }])
  const isWaiting = useLastingPending(isPending)
  return (
    <div className="flex max-w-form flex-col gap-6">
      <ScreenHeading title={t('title')} />
      {isWaiting && <ProfileSkeleton />}
      {!isWaiting && !customer && (
        <ErrorState
          title={t('errors:load.title')}
          retryLabel={t('common:actions.retry')}
          isRetrying={isRefetching}
          onRetry={() => refetch()}
        >
          {failureWords(error)}
        </ErrorState>
      )}
      {!isWaiting && customer && (
        <>
          {customer.email !== undefined && customer.email_verified_at === null && (
            <UnverifiedNotice email={customer.email} onVerified={() => refetch()} />
          )}
          <PictureField customer={customer} />
          <ProfileForm customer={customer} key={customer.id} />
          <section aria-labelledby={passwordId} className="border-t border-line pt-6">
            <h2 id={passwordId} className="mb-1 text-20 font-strong">
              {t('auth-account:change.title')}
            </h2>
            <PasswordSection customer={customer} />
          </section>
        </>
      )}
      <section aria-labelledby={problemId} className="border-t border-line pt-6">
        <h2 id={problemId} className="mb-1 text-20 font-strong">
          {t('problem:heading')}
        </h2>
        <p className="mb-3 text-14 text-muted">{t('problem:lead')}</p>
        <Button onClick={openReport}>{t('problem:title')}</Button>
      </section>
    </div>
  )
}

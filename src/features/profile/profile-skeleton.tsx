import { useTranslation } from '#src/i18n/use-translation.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'

export function ProfileSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-6">
      <div className="flex items-center gap-4">
        <Skeleton shape="circle" height={64} />
        <Skeleton shape="block" width="9rem" height={36} />
      </div>
      {['name', 'email', 'phone', 'language'].map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <Skeleton shape="line" width="8rem" />
          <Skeleton shape="block" height={40} />
        </div>
      ))}
    </div>
  )
}

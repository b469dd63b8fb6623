import type { Clone } from '#src/contract/cloning.ts'
import { genders } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'

interface VoiceFactsProps {
  project: Project
  clone: Clone
}

export function VoiceFacts({ project, clone }: VoiceFactsProps) {
  const { t } = useTranslation('cloning')
  const languageName = useLanguageName()
  const facts = [
    languageName(project.language),
    clone.gender === genders.UNSELECTED
      ? undefined
      : t(clone.gender === genders.WOMAN ? 'gender.WOMAN' : 'gender.MAN'),
    t(`age.${clone.age}`),
    clone.accent,
  ].filter(Boolean)
  return (
    <section aria-label={t('workspace.voice')} className="flex items-start gap-4">
      <Avatar name={project.title} src={clone.image} size={64} />
      <div className="min-w-0">
        <p className="wrap-long">{facts.join(' · ')}</p>
        {clone.description && (
          <p {...inOwnLanguage(clone.description)} className="wrap-long mt-1 text-muted">
            {clone.description}
          </p>
        )}
        <p className="mt-1 text-13 text-muted">
          {t(`ownership.${clone.ownership}`)}
          {clone.is_rented && ` · ${t('workspace.rented')}`}
        </p>
      </div>
    </section>
  )
}

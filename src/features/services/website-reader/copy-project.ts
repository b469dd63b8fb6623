import type { CopyOf } from '#src/features/catalog/service-manifest.ts'

/** Site, language, voice, pronunciations and player. Readings belong to the site's visitors, so they are not copied. */
export const copyReader: CopyOf = ({ language, domain, selector, body: { voice_id, settings, reader } }) => ({
  init: {
    ...{ language, voice_id, settings },
    ...(domain && { domain }),
    ...(selector && { selector }),
    ...(reader && { reader }),
  },
})

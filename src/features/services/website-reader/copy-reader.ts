import type { CopyOf } from '#src/features/catalog/service-manifest.ts'

/** Site, language, voice and player. Readings belong to the site's visitors, so they are not copied. */
export const copyReader: CopyOf = ({ language, domain, selector, body: { voice_id, reader } }) => ({
  init: {
    ...{ language, voice_id },
    ...(domain && { domain }),
    ...(selector && { selector }),
    ...(reader && { reader }),
  },
})

import { buttonStyles } from '#src/ui/button-styles.ts'
import { plainLinkStyles, textLinkStyles } from '#src/ui/link-styles.ts'

export const Example = () => (
  <nav aria-label="Account">
    <a href="/forgot-password" className={textLinkStyles}>
      Forgot your password?
    </a>
    <a href="/projects" className={plainLinkStyles}>
      Projects
    </a>
    <a href="/create" className={buttonStyles('primary')}>
      Create project
    </a>
  </nav>
)

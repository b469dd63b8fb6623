import { beforeEach } from 'vitest'

// All files share one page, which would stay where the test before has scrolled it.
beforeEach(() => window.scrollTo(0, 0))

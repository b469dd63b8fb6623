import { testPictures } from './pictured-screens.ts'

// Covers each width and each theme at least once; their other pairs are in `screens.long.spec.ts`.
testPictures('dark', 360)
testPictures('light', 768)
testPictures('light', 1440)

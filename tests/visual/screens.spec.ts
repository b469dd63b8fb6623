import { testPictures } from './pictured-screens.ts'

// Each theme once, on the narrowest and the widest screen; the other pairs are in `screens.long.spec.ts`.
testPictures('dark', 360)
testPictures('light', 1440)

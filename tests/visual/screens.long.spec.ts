import { testPictures } from './pictured-screens.ts'

testPictures('light', 360)
testPictures('light', 768)
testPictures('dark', 768)
testPictures('dark', 1440)

import type { DubbingMessages } from './en.ts'

export const dubbingTr: DubbingMessages = {
  dubbing_same_language: 'Dublajın dili, konuşulan dilden farklı olmalıdır.',
  dubbing_no_target: 'Hangi dillere dublaj yapılacağını seçin.',
  dubbing_no_such_target: 'Bu dile dublaj yapılamıyor.',
  dubbing_no_voice: 'Şu anda “{language}” için ses yok. Başka bir dil seçin.',
  dubbing_no_speech: 'Dosyada kimse konuşmuyor: dublajı yapılacak bir şey yok.',
  dubbing_part: 'Bölüm bitmeden önce başlamalı ve dosyanın içinde kalmalıdır.',
  dubbing_finished_language: 'Tamamlanmış bir dil çıkarılamaz.',
  dubbing_fixed: 'Bu artık değiştirilemez: işi tamamlandı.',
  dubbing_language_unknown: 'Bu projede böyle bir dil yok.',
  dubbing_missing: 'Dublajı yapılacak videoyu veya kaydı seçin.',
  dubbing_language_twice: 'Her dili bir kez seçin.',
}

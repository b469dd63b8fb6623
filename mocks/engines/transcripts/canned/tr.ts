import type { CannedSpeech } from './language-speech.ts'

export const tr: CannedSpeech = {
  sentences: [
    'Önce geçen haftanın sonuçlarına bakalım.',
    'Bu konuyu geçen ay da konuşmuştuk ama karar vermemiştik.',
    'Ben katılıyorum, yalnızca süreyi biraz uzatmak gerekiyor.',
    'Belgeleri dün akşam gönderdim, henüz bakmamışsınızdır.',
    'Fiyatlar biraz arttı, o yüzden bütçeyi yeniden hesaplamalıyız.',
    'Bunu kim üstlenmek ister?',
    'Müşteri cuma gününe kadar yanıt bekliyor.',
    'Her şeyden önce işin hangi bölümünün hazır olduğunu bilmek istiyorum.',
    'Ekipte iki yeni arkadaşımız var, onlara destek olmak gerekiyor.',
    'Bana kalırsa daha basit bir yol da var.',
    'Yarın sabah ilk iş olarak arayıp netleştiririm.',
    'Geçen sefer bunu unuttuk ve iki gün kaybettik.',
    'Sorusu olan varsa şimdi sorabilir.',
    'Bunun için ayrı bir toplantı yapsak daha iyi olur.',
    'Raporun son hâlini akşama kadar herkese göndereceğim.',
    'Açıkçası böyle bir sonuç beklemiyordum.',
    'Kalan konuları yazışarak çözelim.',
    'Depoda bu hafta için yeterince ürün var.',
  ],
  answers: ['Evet.', 'Anladım.', 'Tamam, olur.', 'Teşekkür ederim.', 'Bir dakika.', 'Elbette.'],
  aboutTerms: [
    'Bugün {term} hakkında da konuşmamız gerekiyor.',
    'Asıl konu {term} ile ilgili.',
    'Bence burada {term} belirleyici.',
  ],
  sounds: { music: '[müzik]', noise: '[gürültü]' },
  hesitations: ['Eee…', 'Iıı…'],
}

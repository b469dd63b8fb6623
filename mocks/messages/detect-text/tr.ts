import type { PagesMessages } from './en.ts'

export const pagesTr: PagesMessages = {
  document_needed: 'Görsel veya PDF seçin.',
  document_type: '“{name}”: bu türden dosyalar kabul edilmiyor. Kabul edilenler: {list}.',
  document_pixels:
    '“{name}” içinde {megapixels} megapikselden büyük bir görsel var. Küçültüp yeniden gönderin.',
  document_adobe_only:
    '“{name}” yalnızca Adobe programlarında açılan bir form veya dosya koleksiyonu. “PDF’ye yazdır” ile kaydedin ya da sayfalarını resim olarak ekleyin.',
  document_intricate:
    '“{name}” açılamadı: bir sayfası aşırı karmaşık çizilmiş. “PDF’ye yazdır” ile kaydedin ya da sayfaları görsel olarak gönderin.',
  document_unpacked:
    '“{name}” açıldığında bir belgeye gerekenden çok daha fazla yer tutuyor. PDF olarak yeniden kaydedin ya da sayfaları görsel olarak gönderin.',
  document_too_large:
    '“{name}” çok büyük: en fazla {limit} MB olabilir. Küçültün ya da parça parça gönderin.',
  document_empty: '“{name}” boş. Başka bir dosya seçin.',
  document_unreadable: '“{name}” açılamadı: dosya bozuk. Yeniden kaydedip gönderin.',
  document_password: '“{name}” şifreyle korunuyor. Şifresiz kaydedip yeniden gönderin.',
  document_heic: '“{name}” bir HEIC görseli; burada açılamıyor. JPEG olarak kaydedin.',
  document_foreign:
    '“{name}” {kind} türünde bir dosya; burada okunamıyor. JPG, PNG ya da PDF olarak kaydedin.',
  document_svg: '“{name}” bir çizim (SVG). PNG veya JPEG olarak kaydedin.',
  document_page_missing: '“{name}” dosyasında {number}. sayfa yok.',
  too_many_pages: 'En fazla {limit} sayfa olabilir; burada {count} sayfa var.',
  page_without_text: 'Bu sayfada metin yok. Bunun için ücret alınmadı.',
  page_reading_unavailable:
    'Hizmet şu anda kullanılamıyor. Bu sayfa için ücret alınmadı; biraz sonra yeniden deneyin.',
  page_too_intricate:
    'Bu sayfa okunamayacak kadar karmaşık çizilmiş. Bunun için ücret alınmadı; sayfayı görsel olarak gönderin.',
  page_reading_failed: 'Bu sayfa okunamadı. Bunun için ücret alınmadı; yeniden deneyin.',
  no_text_found: 'Sayfaların hiçbirinde metin yok.',
  reading_unavailable: 'Hizmet şu anda kullanılamıyor. Ücret alınmadı; biraz sonra yeniden deneyin.',
  page_not_added: 'Sayfa eklemek için görsellerini yeni bir projede gönderin.',
  no_table_found: 'Bu sayfalarda tablo yok.',
  documents_missing: 'Bu projede sayfa yok.',
}

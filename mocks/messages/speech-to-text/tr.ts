import type { TranscriptMessages } from './en.ts'

export const transcriptTr: TranscriptMessages = {
  recording_needed: 'Bir kayıt seçin veya kaydın adresini yazın.',
  recording_one_source: 'Ya dosya ya da adres gönderin, ikisini birden değil.',
  recording_type: 'Bu türdeki dosyalar kabul edilmiyor. Kabul edilenler: {list}.',
  recording_too_large: 'Dosya çok büyük: en fazla {limit} MB olabilir. Bölün ya da MP3 olarak kaydedin.',
  recording_too_long: 'Kayıt çok uzun: en fazla {limit} dakika olabilir. Bölüp parça parça gönderin.',
  recording_empty: 'Dosya boş. Başka bir dosya seçin.',
  recording_silent: 'Kayıtta yalnızca sessizlik var. Mikrofonu kontrol edip yeniden kaydedin.',
  recording_cut_off: 'Dosya yarım kalmış, büyük olasılıkla tam kopyalanmamış. Yeniden gönderin.',
  recording_cut_off_after:
    'Dosya {readable} saniyeden sonra kesiliyor, büyük olasılıkla tam kopyalanmamış. Yeniden gönderin.',
  recording_cut_off_of:
    'Yaklaşık {promised} saniyenin yalnızca {readable} saniyesi var; dosya büyük olasılıkla tam kopyalanmamış. Yeniden gönderin.',
  recording_no_sound: 'Videoda ses yok. Sesli bir dosya gönderin.',
  recording_foreign:
    'Bu dosya {what} biçiminde, böyle ses burada açılamıyor. MP3 veya AAC (M4A) olarak dışa aktarıp yeniden gönderin.',
  recording_unreadable:
    'Kayıt okunamadı: dosya bozuk ya da bir kayıt değil. MP3 ya da AAC (M4A) olarak dışa aktarıp yeniden gönderin.',
  recording_fixed: 'Metne dönüştürülmüş kayıt değiştirilemez. Başka bir kayıt için yeni proje başlatın.',
  recording_missing: 'Bu projenin kaydı yok.',
  url_invalid: 'Bu bir web adresi değil. Adres https:// ile başlar.',
  url_protocol: 'Yalnızca https:// veya http:// ile başlayan adresler kullanılabilir.',
  url_user: 'Adreste kullanıcı adı veya şifre bulunmamalı.',
  url_host: 'Bu adda bir site olamaz. Adresi kontrol edin.',
  url_private: 'Bu adres herkese açık internette değil.',
  url_gone: 'Bu adreste kayıt yok.',
  url_offline: 'Deneme ortamı internetten dosya alamaz. Dosyayı yükleyin veya bir örneği deneyin: {sample}',
  no_speech_found: 'Kayıtta konuşan kimse duyulmadı. Konuşma olan bir kayıt gönderin.',
  wrong_language:
    'Kayıtta seçilenden başka bir dil konuşuluyor. O dili ya da “Otomatik algıla” seçeneğini seçip yeniden gönderin.',
  recognition_unavailable:
    'Hizmet şu anda kullanılamıyor. Metne dönüştürülemeyen bölüm için ücret alınmadı, daha sonra yeniden deneyin.',
  segment_times: 'Kesitin başı sonundan önce olmalı, ikisi de kaydın içinde kalmalı.',
  segment_words: 'Sözcükler kesitin metnine veya zamanına uymuyor.',
  segment_too_long: 'Bir kesitte en fazla {limit} sözcük olabilir. Kesiti bölün.',
  speaker_unknown: 'Böyle bir konuşmacı yok.',
  speaker_twice: 'Bir konuşmacı iki kez yazılmış.',
  speaker_in_use: 'Hâlâ kesitleri olan bir konuşmacı silinemez. Önce kesitleri başkasına verin.',
  too_many_chapters: 'En fazla {limit} bölüm olabilir.',
  too_many_speakers: 'En fazla {limit} konuşmacı olabilir.',
  transcript_version_not_found: 'Böyle bir sürüm yok.',
  transcript_empty: 'Dışa aktarılacak metin henüz yok.',
  transcript_simulated: 'Simülasyon: deneme ortamı yalnızca İngilizceyi duyar, diğer sözcükler uydurmadır.',
  speaker_name: 'Konuşmacı {number}',
}

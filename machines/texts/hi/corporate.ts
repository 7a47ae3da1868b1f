export const heroTitle = 'अपनी टीम को स्लाइड से बाहर लाएँ।';
export const heroText =
  'कंपनियों के लिए राइड वाले इवेंट: योजना, बीमा और अगुवाई उन लोगों की, जो हर वीकेंड यही करते हैं।';
export const planEvent = 'इवेंट प्लान करें';

export const offerTitle = 'हम क्या करते हैं';
export const brandRides = 'ब्रांड राइड';
export const brandRidesText =
  'अपने प्रॉडक्ट को वहाँ ले जाएँ जहाँ राइडर हैं: सड़क पर, उन लोगों के बीच जो उसकी बात करेंगे। लॉन्च राइड, डेमो बाइक और काफ़िले, वीडियो और फ़ोटो के साथ।';
export const teamBuilding = 'टीम-बिल्डिंग';
export const teamBuildingText =
  'घाट की पहाड़ियों में एक दिन: एक नक्शा, चार टीमें और एक भी स्लाइड नहीं। पीछे की सीटें और सपोर्ट वैन हैं, इसलिए शामिल होने के लिए लाइसेंस ज़रूरी नहीं।';
export const diversity = 'डाइवर्सिटी';
export const diversityText =
  'महिलाओं की बनाई और उनकी अगुवाई वाली राइड, मिले-जुले और पहली बार वाले ग्रुप के लिए, ज़रूरत के हिसाब से बदली गई बाइक और ऐसी रफ़्तार के साथ कि सब साथ पहुँचें।';
export const causes = 'नेक काम के लिए राइड';
export const causesText =
  'किसी स्कूल, जंगल या क्लिनिक के लिए राइड करें, हर रुपये के हिसाब के साथ। पैसा आपके लोग खुद पहुँचाते हैं और देखते हैं कि वह किस काम आएगा।';

export const stepsTitle = 'इवेंट कैसे बनता है';
export const callStep = 'एक कॉल';
export const callStepText =
  'बताएँ कि कौन आ रहा है और सोमवार को क्या बदला हुआ होना चाहिए। तीन कामकाजी दिनों में आपको रूट और पूरा कोटेशन मिल जाएगा।';
export const recceStep = 'रेकी';
export const recceStepText =
  'हम हफ़्ते के उसी दिन और उसी समय उस रूट पर राइड करते हैं और रुकने की जगहें, परमिट और सबसे पास का अस्पताल तय करते हैं।';
export const rideStep = 'राइड';
export const rideStepText =
  'हर दस बाइक पर एक लीड और एक स्वीप राइडर, सपोर्ट वैन, मैकेनिक, फ़र्स्ट-एड देने वाला और हर मेहमान का बीमा।';
export const storyStep = 'कहानी';
export const storyStepText =
  'दो दिन में फ़ोटो, दस दिन में छोटी फ़िल्म, और एक पेज पर यह कि क्या अच्छा रहा और कितना खर्च आया।';

export const talentTitle = 'टैलेंट हंट';
export const talentText =
  'आपकी कंपनी किसी युवा राइडर को ग्रिड तक पहुँचा सकती है। आपको मिलती हैं पूरे सीज़न की कहानियाँ और टीम को कोई ऐसा जिसका हौसला वह बढ़ाए; राइडर को मिलते हैं टायर, पेट्रोल और कोच।';
export const talentLink = 'राइडरों से मिलें';

export const galleryTitle = 'सड़क से';
export const galleryLabel = 'कॉर्पोरेट इवेंट की तस्वीरें';
export const ladakhPicture =
  'पहाड़ी मठ और प्रार्थना झंडों के नीचे, दो टूरिंग बाइक के बीच पाँच सहकर्मी हाथ हिलाते हुए';
export const ladakhCaption = 'लद्दाख में ऑफ़साइट, सितंबर 2025';
export const rannPicture = 'सूर्योदय के समय सफ़ेद नमक पर बने स्टार्ट गेट से निकलते लाल बाइक वाले तीन राइडर';
export const rannCaption = 'रण में लॉन्च राइड, जनवरी 2026';
export const coorgPicture = 'सुबह की धूप में कॉफ़ी एस्टेट के बंगले के लॉन पर चार सहकर्मी और एक मोटरसाइकिल';
export const coorgCaption = 'कूर्ग में टीम का दिन, मार्च 2026';
export const clinicPicture = 'शहर की बरसाती रात में हेडलाइट जलाए तीन राइडर रोशन क्लिनिक पर पहुँचते हुए';
export const clinicCaption = 'क्लिनिक के लिए राइड, बेंगलुरु, जुलाई 2026';

export const heroTitle = 'एक युवा राइडर को ग्रिड तक पहुँचाएँ।';
export const heroText =
  'टैलेंट हंट ऐसे राइडर खोजता है जिनके पास रफ़्तार है, स्पॉन्सर नहीं। टायर, पेट्रोल और कोचिंग का खर्च आप उठाएँ; हर लैप की खबर वे आपको देंगे।';
export const talkToUs = 'हमसे बात करें';
export const onWhatsApp = ' WhatsApp पर (नए टैब में खुलेगा)';

// Both links of the chat: for people who hear them alone, and the first sentence of the chat.
export const anyRider = 'टैलेंट हंट के किसी राइडर';
export const knowMore = 'और जानें';
export const knowMoreAbout = (about: string) => `: ${about} के बारे में (नए टैब में WhatsApp खुलेगा)`;
export const askToKnowMore = (about: string) => `नमस्ते, मुझे ${about} के बारे में और जानना है।`;
export const sponsor = 'स्पॉन्सर करें';
export const sponsorRider = (about: string) => `: ${about} को (नए टैब में WhatsApp खुलेगा)`;
export const askToSponsor = (about: string) => `नमस्ते, मुझे ${about} को स्पॉन्सर करना है।`;

export const ridersTitle = 'इन राइडरों को स्पॉन्सर चाहिए';
export const ridersLead = 'सीज़न 2027। उम्र 14 से 17 साल, हर एक के साथ कोच और अभिभावक की सहमति।';
export const age = 'उम्र';
export const home = 'शहर';
export const kavyaName = 'काव्या रेड्डी';
export const kavyaHome = 'हैदराबाद';
export const kavyaSeries = 'रूकी कप 250';
export const kavyaText =
  'पहले ही सीज़न में दो बार पोडियम पर। छह राउंड के टायर और फ़ेयरिंग का दूसरा सेट चाहिए।';
export const imranName = 'इमरान शेख';
export const imranHome = 'पुणे';
export const imranSeries = 'सुपरमोटो जूनियर';
export const imranText = 'स्कूल के बाद अपने इंजन खुद बनाता है। कोच और ट्रैक पर बारह दिन चाहिए।';
export const tenzinName = 'तेनज़िन डोलमा';
export const tenzinHome = 'लेह';
export const tenzinSeries = 'हिल क्लाइंब';
export const tenzinText =
  'अपने इलाके के दर्रे का जूनियर रिकॉर्ड उसी का है। दक्षिण के चार राउंड तक आने-जाने का खर्च चाहिए।';

export const storyTitle = 'रफ़्तार मुफ़्त है, सीज़न नहीं।';
export const storyBeginning =
  '2021 में पंद्रह साल की एक लड़की कोयंबटूर में हमारे ट्रैक डे पर माँगी हुई साधारण बाइक लेकर आई और इंस्ट्रक्टर से सिर्फ़ दो सेकंड पीछे रही। उसका परिवार बस एक और दिन का खर्च उठा सकता था। रेसिंग का एक सीज़न छोटी कार जितना महँगा पड़ता है, और उनसे दोबारा पूछने वाला कोई नहीं था।';
export const storyFavour =
  'तो हमने आसपास पूछा। हमारे रविवार वाले ग्रुप के ग्यारह राइडरों ने टायरों का पैसा दिया, एक वर्कशॉप ने बाइक दी और एक कोच ने अपने वीकेंड। अपने पहले सीज़न में वह उन्नीस में से छठी रही। टैलेंट हंट उसी मदद का बड़ा रूप है।';
export const storyTrials =
  'हर वसंत में हम तीन ट्रैक पर ओपन ट्रायल रखते हैं, 13 से 17 साल के राइडरों के लिए, जिनके साथ अभिभावक हों। एक कोच, एक मैकेनिक और एक पूर्व रेसर मिलकर चुनते हैं: लैप टाइम से, वह कितनी तेज़ी से सुधरता है उससे, और इससे कि राइडर बाइक और आसपास के लोगों से कैसे पेश आता है। जो चुना जाता है, उसे मिलता है साल भर का प्लान, खुला बजट और ऐसे स्पॉन्सर जिनके नाम उसे पता हों।';

export const seasonTitle = 'सीज़न का खर्च, और उसमें क्या मिलता है';
export const tyres = 'टायर और पेट्रोल';
export const tyresText = 'हर राउंड में दो सेट, छह राउंड।';
export const coaching = 'कोचिंग';
export const coachingText = 'लाइसेंस वाले कोच के साथ ट्रैक पर बारह दिन।';
export const safety = 'सुरक्षा';
export const safetyText = 'लेदर सूट, एयरबैग वेस्ट, हेलमेट और बीमा।';
export const travel = 'आना-जाना';
export const travelText = 'राइडर और अभिभावक के लिए वैन, ठहरना और खाना।';
/** Stands after an amount. */
export const aSeason = 'प्रति सीज़न';

export const pitCrew = 'पिट क्रू';
export const pitCrewText = 'किसी क्लब, परिवार या कुछ दोस्तों के लिए।';
export const pitCrewTyres = 'एक राउंड के टायर और पेट्रोल';
export const pitCrewLaps = 'हर रेस के बाद लैप टाइम और फ़ोटो';
export const pitCrewVan = 'वैन पर आपका नाम';
export const frontRow = 'फ़्रंट रो';
export const frontRowText = 'किसी वर्कशॉप या बढ़ती कंपनी के लिए।';
export const frontRowCoaching = 'कोच के साथ ट्रैक पर बारह दिन और सेफ़्टी गियर';
export const frontRowMark = 'बाइक और लेदर सूट पर आपका लोगो';
export const frontRowDay = 'आपके दस लोगों के लिए ट्रैक पर एक दिन';
export const titleSponsor = 'टाइटल स्पॉन्सर';
export const titleSponsorText = 'ऐसे ब्रांड के लिए जो पूरे रास्ते साथ चले।';
export const titleSponsorSeason = 'एक राइडर का पूरा सीज़न, आना-जाना शामिल';
export const titleSponsorLivery = 'टीम का नाम, बाइक का रंग-रूप और सीज़न की फ़िल्म';
export const titleSponsorAccount = 'हर तिमाही एक-एक रुपये का ऑडिट किया हिसाब';

export const sponsorshipDetails = 'स्पॉन्सरशिप का विवरण';
export const detailsTitle = 'युवा रेसर को स्पॉन्सर करें';
export const detailsText =
  'सीज़न मार्च से दिसंबर तक चलता है। राइडर आप खुद चुनें या हम मिला दें; एक बार में दें या हर तिमाही; बजट और हर बिल साझा शीट में देखें। सीज़न बीच में खत्म हो जाए तो बचा हुआ पैसा सूची के अगले राइडर को मिलता है, या आपको वापस।';
export const agesLabel = 'राइडर';
export const ages = '13 से 17 साल, अभिभावक की सहमति के साथ';
export const leastLabel = 'शुरुआत';
export const least = '₹25,000 प्रति सीज़न';
export const nextSeasonLabel = 'अगला सीज़न';
export const nextSeason = 'मार्च से दिसंबर 2027';

export const galleryTitle = 'गैलरी';
export const galleryLabel = 'टैलेंट हंट की तस्वीरें';
export const leadPicture = 'भरे हुए स्टैंड के सामने मोड़ पर सफ़ेद रेस बाइक के आगे चलती पीली रेस बाइक';
export const leadCaption = 'चौथे राउंड के तीसरे मोड़ पर काव्या सबसे आगे';
export const trialsPicture = 'धूल भरे मैदान में कोन के बीच मुड़ता नारंगी बाइक वाला राइडर, पास में नोट लेता कोच';
export const trialsCaption = 'पुणे में वसंत के ट्रायल में इमरान';
export const climbPicture = 'पुआल के गट्ठरों वाले मोड़ पर झुकता स्टार्ट नंबर लगाए राइडर, देखते हुए तीन लोग';
export const climbCaption = 'पश्चिमी घाट में हिल क्लाइंब की प्रैक्टिस';
export const nightPicture = 'वर्कशॉप के लैंप के नीचे पीली रेस बाइक के अगले पहिए के पास घुटनों पर बैठा युवा रेसर';
export const nightCaption = 'पहले राउंड से एक रात पहले';
export const sunsetPicture = 'सूर्यास्त के समय वैन और रेस बाइक के पास तीन युवा राइडर और उनका कोच';
export const sunsetCaption = 'इस सीज़न के राइडर, घर लौटते हुए';

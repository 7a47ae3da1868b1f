export const whatHappened = 'घटना का ब्योरा';
export const copyWhatHappened = 'घटना का ब्योरा कॉपी करें';

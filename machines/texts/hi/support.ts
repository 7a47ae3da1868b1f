export const whatHappened = 'जो हुआ, उसका ब्योरा';
export const copyWhatHappened = 'जो हुआ, उसका ब्योरा कॉपी करें';

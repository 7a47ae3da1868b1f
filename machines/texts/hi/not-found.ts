export const heading = 'यह रास्ता यहीं खत्म होता है।';
export const lead = 'हमें वह पेज नहीं मिला। शायद उसका पता बदल गया है, या लिंक में कोई गलती है।';
export const exploreGetaways = 'सफ़र देखें';

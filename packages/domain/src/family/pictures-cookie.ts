/** Tells the login page that it may ask for the children of this device. No secret: that is in a cookie no script reads. */
export const PICTURES_COOKIE = 'pictures';

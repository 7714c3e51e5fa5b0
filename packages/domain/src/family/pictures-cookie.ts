/** Tells the login page that this device has children to show. It holds no secret: the secret is in an HttpOnly cookie. */
export const PICTURES_COOKIE = 'pictures';

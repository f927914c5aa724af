/** Where the bearer token lies in the browser's storage. It is in no backup (`secretKeys` in device-storage). */
export const tokenKey = 'tallykit:auth-token'

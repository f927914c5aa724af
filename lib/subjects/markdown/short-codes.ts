/* Names of emoji as GitHub and Slack know them, for those that documents use. */

const table =
  '+1 👍|-1 👎|100 💯|alarm_clock ⏰|arrow_down ⬇️|arrow_left ⬅️|arrow_right ➡️|arrow_up ⬆️|art 🎨|bar_chart 📊|bell 🔔|blush 😊|book 📖|bookmark 🔖|books 📚|boom 💥|brain 🧠|bug 🐛|bulb 💡|bust_in_silhouette 👤|cake 🍰|calendar 📆|camera 📷|chart_with_upwards_trend 📈|clap 👏|clipboard 📋|clock 🕰️|cloud ☁️|coffee ☕|computer 💻|confused 😕|construction 🚧|cool 🆒|credit_card 💳|cry 😢|dart 🎯|disappointed 😞|dog 🐶|earth_africa 🌍|email 📧|exclamation ❗|eyes 👀|fire 🔥|flag_white 🏳️|folder 📁|gear ⚙️|gem 💎|gift 🎁|globe_with_meridians 🌐|green_heart 💚|grin 😁|grinning 😀|hammer 🔨|heart ❤️|heart_eyes 😍|heavy_check_mark ✔️|hourglass ⌛|house 🏠|information_source ℹ️|joy 😂|key 🔑|label 🏷️|laughing 😆|link 🔗|lock 🔒|loudspeaker 📢|mag 🔍|mailbox 📫|memo 📝|money_with_wings 💸|moneybag 💰|muscle 💪|neutral_face 😐|no_entry ⛔|ok 🆗|ok_hand 👌|package 📦|page_facing_up 📄|paperclip 📎|partying_face 🥳|pencil2 ✏️|phone ☎️|point_down 👇|point_left 👈|point_right 👉|point_up ☝️|pray 🙏|pushpin 📌|question ❓|rainbow 🌈|recycle ♻️|red_circle 🔴|robot 🤖|rocket 🚀|rotating_light 🚨|seedling 🌱|shield 🛡️|shrug 🤷|skull 💀|smile 😄|smiley 😃|smirk 😏|snowflake ❄️|sob 😭|sparkles ✨|speech_balloon 💬|star ⭐|stop_sign 🛑|sunglasses 😎|sunny ☀️|sweat_smile 😅|tada 🎉|telephone ☎️|thinking 🤔|thumbsdown 👎|thumbsup 👍|trophy 🏆|truck 🚚|umbrella ☔|unlock 🔓|v ✌️|warning ⚠️|wastebasket 🗑️|wave 👋|wheelchair ♿|white_check_mark ✅|wink 😉|wrench 🔧|x ❌|zap ⚡|zzz 💤'

/** `:name:` to emoji. */
export const shortCodes: ReadonlyMap<string, string> = new Map(
  table.split('|').map((line) => {
    const [name = '', emoji = ''] = line.split(' ')
    return [name, emoji] as const
  }),
)

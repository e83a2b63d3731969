import type { Telegram } from '../../ports/telegram/index.ts'
import { WORDINGS } from '../../wording/index.ts'

/** Makes Telegram suggest the bot's commands when somebody types a slash, in the language of their app, or else in English. */
export async function offerCommands(telegram: Pick<Telegram, 'offerCommands'>): Promise<void> {
  for (const { language, telegram: words } of Object.values(WORDINGS)) {
    const commands = (['ask', 'person', 'auth'] as const).map((command) => ({
      command,
      description: words.commands[command],
    }))
    await telegram.offerCommands(commands, language === 'en' ? undefined : language)
  }
}

import type { Telegram } from '../../ports/telegram/index.ts'
import { WORDINGS } from '../../wording/index.ts'

/** Has Telegram show what the bot understands when somebody types a slash, to each in the language of their app; else in English. */
export async function offerCommands(telegram: Pick<Telegram, 'offerCommands'>): Promise<void> {
  for (const { language, telegram: words } of Object.values(WORDINGS)) {
    const commands = (['ask', 'person', 'auth'] as const).map((command) => ({
      command,
      description: words.commands[command],
    }))
    await telegram.offerCommands(commands, language === 'en' ? undefined : language)
  }
}

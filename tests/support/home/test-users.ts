import type { LocalUser } from '#lib/local/identity/provider.ts';
import { Ruolo } from '#shared/domain/accesso/ruoli.ts';

/** Invented schools of the tests: A has everything, B is the foreign one, C has only the product's own licence. */
export const SCUOLA_A = 'XXTS00001A';
export const SCUOLA_B = 'XXTS00002B';
export const SCUOLA_C = 'XXTS00003C';
export const scuoleDiProva = [SCUOLA_A, SCUOLA_B, SCUOLA_C] as const;
export type ScuolaDiProva = (typeof scuoleDiProva)[number];

export interface TestUser extends LocalUser {
  readonly scuola: string;
  readonly ruolo: Ruolo;
}

/** One user for each role in each school: login '<role>@<school>', password 'prova'. */
export const usersOf = (scuole: readonly string[]): readonly TestUser[] =>
  scuole.flatMap((scuola) =>
    Ruolo.options.map((ruolo) => ({
      subject: `prova-${scuola}-${ruolo}`,
      login: loginOf(ruolo, scuola),
      password: 'prova',
      nome: `${ruolo} di prova`,
      scuola,
      ruolo,
    })),
  );

export const loginOf = (ruolo: Ruolo, scuola: string = SCUOLA_A): string => `${ruolo.toLowerCase()}@${scuola}`;

export const testUsers: readonly TestUser[] = usersOf(scuoleDiProva);

import type { Denuncia, RilievoInRiga } from '#shared/contracts/denunce/denuncia.ts';

/** The parts of a front that tell which sums a filing was gathered from, each with the reason why another says that they moved. */
const SOMME = {
  elaborazioni: 'è cambiato quali elaborazioni contabilizzate racconta: una si è aggiunta, o una paga un’altra volta',
  riporti: 'è cambiato il credito che un F24 precedente lascia a questo',
  restituzioni: 'è cambiato quello che le persone hanno restituito: una somma è stata scritta, corretta o tolta',
} as const;

/** The findings of an open filing whose sums have moved since it was gathered, each with its reason. `oggi`: its front as it would be gathered now. */
export const rilieviSommeMosse = (denuncia: Denuncia, oggi: Denuncia['dati']): readonly RilievoInRiga[] => {
  const { STATUS, dati } = denuncia;
  if (STATUS === 'INVIATO') return [];
  return Object.entries(SOMME).flatMap(([nome, perche]): RilievoInRiga[] =>
    dati[nome] === oggi[nome]
      ? []
      : [
          {
            codice: 'denuncia.somme-mosse',
            gravita: 'AVVISO',
            regola: 'Una denuncia dice le somme come sono state pagate e restituite.',
            persona: null,
            campo: nome,
            atteso: 'le somme di oggi',
            trovato: `da quando è stata raccolta ${perche}`,
            rimedio: 'Aggiornare la denuncia, poi rifare il file.',
            chiave: null,
            nome: null,
          },
        ],
  );
};

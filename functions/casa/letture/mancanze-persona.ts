import { domicilioAl } from '#archivio/persone/persona.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { discordanzeDi } from '#shared/domain/codici/identita-fiscale.ts';
import { codiceCittadinanzaInps } from '../../riferimento/luoghi/cittadinanze-inps.ts';

/** Returns the data that a filing asks of a person and the registry lacks, in the words that follow 'manca'. A company has no domicile and no citizenship. */
export const mancanzePersona = (persona: Persona, anno: number): string[] => {
  const { tipoSoggetto, flgCfConfermato, codComuneRes, codStatoEstero, codCittadinanza } = persona;
  const natural = tipoSoggetto !== 'ENTE';
  return [
    ...(!flgCfConfermato && discordanzeDi(persona).length > 0
      ? ['un codice fiscale che corrisponda ai dati, o la sua conferma']
      : []),
    ...(codComuneRes === null && codStatoEstero === null ? ['la residenza'] : []),
    ...(natural && domicilioAl(persona, `${anno}-01-01`) === undefined
      ? [`il domicilio fiscale al 1° gennaio ${anno}`]
      : []),
    ...(natural && codiceCittadinanzaInps(codCittadinanza) === undefined
      ? ['una cittadinanza che abbia il codice per UniEmens']
      : []),
  ];
};

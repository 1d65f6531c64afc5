import Input from '@cloudscape-design/components/input';
import type { PersonaModulo } from '#shared/contracts/anagrafe/anagrafe.ts';
import { erroreCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { Campo } from '#ui/modulo/campi/campo.tsx';
import type { Scrittura } from '#ui/modulo/campi/lettura.ts';
import { useCampo } from '#ui/modulo/campi/use-campo.ts';
import { useDigitato } from '#ui/modulo/campi/use-digitato.ts';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichettePersona } from './etichette.ts';

const shown = (valore: unknown): string => (Array.isArray(valore) ? valore.join(', ') : '');

/** Codes one after the other, with commas or blanks between them. */
const scrittura: Scrittura<readonly string[]> = {
  leggi: (testo) => {
    const codici = testo
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((codice) => codice !== '');
    const errore = codici.map(erroreCodiceFiscale).find((uno) => uno !== null) ?? null;
    return errore === null ? { esito: 'valido', valore: codici } : { esito: 'errato', messaggio: errore };
  },
  scrivi: shown,
  illeggibile: (testo) => testo,
};

/** The codes that a person had before: written by hand, or left there when the code changes. */
export const CampoCfPrecedenti = ({ modulo }: { readonly modulo: ControlloModulo<PersonaModulo> }) => {
  const props = { modulo, nome: 'cfPrecedenti', etichetta: etichettePersona.cfPrecedenti } as const;
  const campo = { ...useCampo(props, shown), vuoto: [] };
  const digitato = useDigitato(campo, scrittura);
  return (
    <Campo
      {...props}
      facoltativo
      errore={digitato.errore}
      aiuto="Separati da una virgola. Con questi la persona si trova e si importa ancora; il codice che si cambia va qui da sé: toglierlo se era di un altro"
    >
      <Input
        ref={campo.ref}
        value={digitato.testo}
        autoComplete={false}
        spellcheck={false}
        onChange={({ detail }) => digitato.change(detail.value)}
        onBlur={digitato.leave}
      />
    </Campo>
  );
};

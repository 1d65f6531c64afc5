import { AdminCreateUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { Deployment } from './deployment.ts';
import { onAws } from './refusals.ts';

/** What Cognito refuses of a new user, by the name of its error. */
const refusal = (error: unknown, user: string, email: string): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'UsernameExistsException')
    return `L'utente ${user} c'è già: per fargli avere un altro invito usare "invito".`;
  if (error.name === 'InvalidParameterException')
    return `Cognito non accetta l'utente ${user} con l'indirizzo ${email}: il nome non deve essere un indirizzo, né avere spazi; l'indirizzo deve essere intero (${error.message}).`;
  if (error.name === 'CodeDeliveryFailureException')
    return `L'utente ${user} è creato ma il messaggio a ${email} non è partito: rimandarlo dalla console di Cognito.`;
  return undefined;
};

/**
 * Makes a user of the deployment's Cognito pool; Cognito writes them their temporary password.
 * @throws Error when the deployment has no pool of its own, or Cognito refuses
 */
export const createUtente = async (deployment: Deployment, user: string, email: string): Promise<void> => {
  const { userPoolId, region, name } = deployment;
  if (userPoolId === undefined)
    throw new Error(
      `${name} entra con un fornitore di identità esterno: creare là l'utente, poi dargli un invito con "invito".`,
    );
  const client = new CognitoIdentityProviderClient({ region });
  await onAws('cognito-idp:AdminCreateUser', async () => {
    try {
      await client.send(
        new AdminCreateUserCommand({
          UserPoolId: userPoolId,
          Username: user,
          UserAttributes: [
            { Name: 'email', Value: email },
            // who administers vouches for the address, so that the user may sign in by it
            { Name: 'email_verified', Value: 'true' },
          ],
          DesiredDeliveryMediums: ['EMAIL'],
        }),
      );
    } catch (error) {
      const sentence = refusal(error, user, email);
      throw sentence === undefined ? error : new Error(sentence, { cause: error });
    }
  });
};

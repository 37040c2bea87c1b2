"""A mail server for tests: it takes everything, unless a test wants other answers."""

from collections.abc import Mapping
from email import message_from_bytes, policy
from email.message import EmailMessage
from socketserver import StreamRequestHandler

from server.local_server import LocalServer


class Mailbox(LocalServer[EmailMessage]):
    """Takes mails on this machine, in the clear."""

    def __init__(self, answers: Mapping[str, str] | None = None) -> None:
        """With other answers to lines that contain a text."""
        super().__init__()
        self.answers = dict(answers or {})
        self.recipients: list[str] = []

    def handler(self) -> type[StreamRequestHandler]:
        mailbox = self

        class Session(StreamRequestHandler):
            def handle(self) -> None:
                self._say("220 mailbox")
                while line := self.rfile.readline().decode().strip():
                    other = next((mailbox.answers[part] for part in mailbox.answers if part in line), None)
                    if line.upper().startswith("RCPT TO:"):
                        mailbox.recipients.append(line.partition("<")[2].partition(">")[0])
                    match "" if other else line.upper().split()[0]:
                        case "DATA":
                            self._say("354 go on")
                            self._take()
                            self._say("250 taken")
                        case "QUIT":
                            self._say("221 bye")
                            return
                        case _:
                            self._say(other or "250 fine")

            def _say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def _take(self) -> None:
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line)
                mail = message_from_bytes(b"".join(lines), policy=policy.default)
                assert isinstance(mail, EmailMessage)
                mailbox.take(mail)

        return Session

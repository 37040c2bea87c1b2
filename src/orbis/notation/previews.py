"""Previews as plain values, ready for JSON, named as in the public state (docs/previews.md)."""

from orbis.notation.actions import write_action
from orbis.notation.plain import Plain, worshippers_json
from orbis.notation.tokens import write_cell, write_slot
from orbis.rules import action_id
from orbis.rules.pieces import Cost
from orbis.rules.previews import (
    Amount,
    Laying,
    Neighbours,
    Opens,
    Outcome,
    Placement,
    Preview,
    Price,
    Worshipper,
)


def preview_json(preview: Preview) -> Plain:
    """What an action would change, as plain values."""
    return {
        "action": action_id(preview.action),
        "word": write_action(preview.action),
        "kingdom": worshippers_json(preview.kingdom),
        "gathered": worshippers_json(preview.gathered),
        "gained": worshippers_json(preview.gained),
        "spent": worshippers_json(preview.spent),
        "spread": _lying(preview.spread),
        "struck": _lying(preview.struck),
        "due": preview.due,
        "price": None if preview.price is None else _price(preview.price),
        "built": None if preview.built is None else _laying(preview.built),
        "wilderness": None if preview.wilderness is None else _laying(preview.wilderness),
        "placed": None if preview.placed is None else _placement(preview.placed),
        "amount": None if preview.amount is None else _amount(preview.amount),
        "active": preview.active,
        "outcome": None if preview.outcome is None else _outcome(preview.outcome),
        "opens": None if preview.opens is None else _opens(preview.opens),
    }


def _lying(worshippers: tuple[Worshipper, ...]) -> list[Plain]:
    return [{"cell": write_cell(each.cell), "colour": each.colour.letter} for each in worshippers]


def _cost(cost: Cost) -> dict[str, int]:
    return {**worshippers_json(cost.coloured), "any": cost.any_colour}


def _price(price: Price) -> Plain:
    exchanges = price.exchanges
    return {
        "printed": _cost(price.printed),
        "due": _cost(price.due),
        "payable": price.payable,
        "missing": _cost(price.missing),
        "payable_with_exchanges": price.payable_with_exchanges,
        "exchanges": None if exchanges is None else [action_id(exchange) for exchange in exchanges],
    }


def _laying(laying: Laying) -> Plain:
    return {"slots": [_placement(placement) for placement in laying.slots], "best": laying.best}


def _placement(placement: Placement) -> Plain:
    return {
        "action": action_id(placement.action),
        "word": write_action(placement.action),
        "active": placement.active,
        "forest": None if placement.forest is None else _neighbours(placement.forest),
        "amount": None if placement.amount is None else _amount(placement.amount),
        "points": placement.points,
        "points_later": placement.points_later,
        "wakes": [write_slot(slot) for slot in placement.wakes],
        "outcome": _outcome(placement.outcome),
    }


def _neighbours(neighbours: Neighbours) -> Plain:
    return {
        "matching": neighbours.matching,
        "needed": neighbours.needed,
        "still_possible": neighbours.still_possible,
    }


def _amount(amount: Amount) -> Plain:
    return {"due": amount.due, "available": amount.available, "payable": amount.payable}


def _outcome(outcome: Outcome) -> Plain:
    change = outcome.change
    return {
        "change": {
            "regions": change.regions,
            "wildernesses": change.wildernesses,
            "temple": change.temple,
            "god": change.god,
            "total": change.total,
            "seats": list(change.seats),
        },
        "temple": [{"symbols": each.symbols, "token": each.token} for each in outcome.temple],
    }


def _opens(opens: Opens) -> Plain:
    return {
        "seat": opens.seat,
        "cells": [
            {
                "cell": write_cell(each.cell),
                "worshippers": worshippers_json(each.worshippers),
                "payable": each.payable,
            }
            for each in opens.cells
        ],
        "most_gathered": opens.most_gathered,
        "refill": opens.refill,
    }
